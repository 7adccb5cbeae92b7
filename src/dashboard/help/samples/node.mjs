// node receiver.mjs (Node 22 or newer, no packages)
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const APP_SECRET = process.env.APP_SECRET;
const seen = new Set(); // keep these in your database

createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString("utf8");
  const timestamp = request.headers["x-timestamp"] ?? "";
  const signature = request.headers["x-signature"] ?? "";
  const expected = createHmac("sha256", APP_SECRET).update(`${timestamp}.${body}`).digest("hex");

  const isGenuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  const isFresh = Math.abs(Date.now() - Date.parse(timestamp)) < 5 * 60_000;
  if (!isGenuine || !isFresh) return response.writeHead(401).end();

  const code = request.headers["x-callback-code"];
  if (!seen.has(code)) {
    seen.add(code);
    const payment = JSON.parse(body);
    process.stdout.write(`${payment.userId} paid ${payment.amount} ${payment.currency}: ${payment.billCode}\n`);
  }
  response.writeHead(204).end();
}).listen(process.env.PORT ?? 8080);
