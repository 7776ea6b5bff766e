/** A step, with what to copy for it. */
type Step = { text: string; copy?: { label: string; text: string } };

/** How to connect one program. `hosted` ones call from their maker's servers, so they need a public address. */
export type SetUp = {
  id: string;
  label: string;
  hosted?: boolean;
  /** A link by which the program adds the server by itself. */
  install?: string;
  steps: Step[];
  note?: string;
};

const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const ASKS = "Earshot opens in your browser, where you choose the workspace and what it may do.";

const inChats = (address: string): SetUp[] => [
  {
    id: "claude",
    label: "Claude",
    hosted: true,
    steps: [
      { text: "In Claude on the web or desktop, open Connectors in the settings and choose Add custom connector." },
      { text: "Name it Earshot and enter this address.", copy: { label: "Address", text: address } },
      { text: `Press Connect. ${ASKS}` },
    ],
    note: "In a Team or Enterprise organization, an owner adds it once. Then everyone connects their own account.",
  },
  {
    id: "chatgpt",
    label: "ChatGPT",
    hosted: true,
    steps: [
      { text: "In ChatGPT’s settings, open Apps, then Advanced settings, and turn on Developer mode." },
      {
        text: "Choose Create app. Name it Earshot, choose OAuth, and enter this address.",
        copy: { label: "MCP server URL", text: address },
      },
      { text: `Save it and connect. ${ASKS}` },
    ],
    note: "Not every ChatGPT plan includes Developer mode, and an organization’s admin may have to allow it.",
  },
];

const inTerminals = (address: string): SetUp[] => [
  {
    id: "claude-code",
    label: "Claude Code",
    steps: [
      {
        text: "Add the server in a terminal.",
        copy: { label: "Terminal", text: `claude mcp add --transport http earshot ${address}` },
      },
      { text: `In Claude Code, type /mcp, then choose earshot and Authenticate. ${ASKS}` },
    ],
    note: "With --scope user, it’s available in all your projects.",
  },
  {
    id: "codex",
    label: "Codex",
    steps: [
      {
        text: "Add the server in a terminal and sign in.",
        copy: { label: "Terminal", text: `codex mcp add earshot --url ${address}\ncodex mcp login earshot` },
      },
      { text: ASKS },
    ],
    note: "Codex’s editor extension reads the same settings.",
  },
];

const cursorLink = (address: string) =>
  `cursor://anysphere.cursor-deeplink/mcp/install?name=earshot&config=${encodeURIComponent(btoa(JSON.stringify({ url: address })))}`;

const vsCodeLink = (address: string) =>
  `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: "earshot", type: "http", url: address }))}`;

const inEditors = (address: string): SetUp[] => [
  {
    id: "cursor",
    label: "Cursor",
    install: cursorLink(address),
    steps: [
      {
        text: "Add it with the button, or put this in ~/.cursor/mcp.json, or in .cursor/mcp.json for one project.",
        copy: { label: "mcp.json", text: pretty({ mcpServers: { earshot: { url: address } } }) },
      },
      { text: `In Cursor’s list of MCP servers, sign in to earshot. ${ASKS}` },
    ],
  },
  {
    id: "vs-code",
    label: "VS Code",
    install: vsCodeLink(address),
    steps: [
      {
        text: "Add it with the button, or put this in a project’s .vscode/mcp.json.",
        copy: { label: "mcp.json", text: pretty({ servers: { earshot: { type: "http", url: address } } }) },
      },
      { text: `Start the server and allow it to sign in. ${ASKS}` },
    ],
  },
];

const CALL = pretty({ jsonrpc: "2.0", id: 1, method: "tools/list" }).replace(/\s+/g, " ");

const elsewhere = (address: string): SetUp => ({
  id: "other",
  label: "Others",
  steps: [
    {
      text: "Any app that supports MCP over Streamable HTTP accepts this address and handles sign-in itself.",
      copy: { label: "Address", text: address },
    },
    {
      text: "A script that can’t sign in sends an API key instead.",
      copy: {
        label: "Terminal",
        text: `curl ${address} \\\n  -H "Authorization: Bearer $EARSHOT_KEY" \\\n  -H "Content-Type: application/json" \\\n  -H "Accept: application/json, text/event-stream" \\\n  -d '${CALL}'`,
      },
    },
  ],
});

/** How to connect the known programs to the MCP server at `address`. */
export const setUps = (address: string): SetUp[] => [
  ...inChats(address),
  ...inTerminals(address),
  ...inEditors(address),
  elsewhere(address),
];
