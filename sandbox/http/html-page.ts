import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

/** A page of the sandbox. */
export function htmlPage(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
${body}
</body>
</html>`;
}
