/** The part of autocannon that the benches use; it ships no types. */
declare module "autocannon" {
  namespace autocannon {
    type Request = {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?: (request: Request) => Request;
    };
    type Options = { url: string; connections: number; duration: number; requests: Request[] };
    type Result = { requests: { average: number }; non2xx: number };
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
