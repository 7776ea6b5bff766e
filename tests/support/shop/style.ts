export const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 Georgia, serif; color: #22201d; background: #fdfbf7; }
  header, main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  header, footer nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; }
  footer { border-top: 1px solid #ddd6cb; margin-top: 3rem; }
  a { color: #7a3410; }
  header a, footer a, .card a, main > a, li a { display: inline-block; padding: 0.35rem 0; }
  button, input, select, textarea { font: inherit; padding: 0.5rem 0.75rem; min-height: 2.75rem; max-width: 100%; }
  button { background: #7a3410; color: #fff; border: 0; border-radius: 4px; cursor: pointer; }
  label { display: block; margin: 0.75rem 0; }
  label input, label select, label textarea { display: block; width: 22rem; }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1.5rem; }
  .hint { color: #5b554d; }
  .error { color: #a11212; }
  .search { display: flex; gap: 0.5rem; }
  .search input { width: 10rem; }
  .steps { display: flex; gap: 0.5rem; align-items: center; }
  table { border-collapse: collapse; }
  td, th { padding: 0.4rem 0.75rem 0.4rem 0; text-align: left; }
`;
