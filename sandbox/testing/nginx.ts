import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { isRoot } from "./unprivileged-user.ts";

export type TestNginx = {
  /** The ports of HTTPS and of HTTP. */
  ports: { https: number; http: number };
  /** Its output so far. */
  printed: () => string;
  stop: () => Promise<void>;
};

const CONFIGURATION = new URL("../../deploy/nginx/", import.meta.url);
const TYPES = "/etc/nginx/mime.types";
const run = promisify(execFile);

/** Returns what this machine lacks to run nginx; null if nothing. */
export async function missingForNginx(): Promise<string | null> {
  const works = (program: string, parameter: string) =>
    run(program, [parameter]).then(
      () => true,
      () => false,
    );
  if (!(await works("nginx", "-v"))) return "nginx (apt-get install nginx-light)";
  if (!(await works("openssl", "version"))) return "openssl, for a certificate";
  const hasTypes = await access(TYPES).then(
    () => true,
    () => false,
  );
  return hasTypes ? null : TYPES;
}

/**
 * Starts an unprivileged nginx with the configuration of `deploy/nginx/`, with other ports, folders, certificate and
 * service address. The site is also served under `/merchant/`, with `below-a-path.conf`.
 * @param site the folder of the site, whose name is merchant.
 * @param service the service's host and port.
 * @throws Error with nginx's output if it does not start.
 */
export async function startNginx({ site, service }: { site: string; service: string }): Promise<TestNginx> {
  const ports = { https: await freePort(), http: await freePort() };
  const folder = await mkdtemp(join(tmpdir(), "sandbox-nginx-"));
  const put = async (text: Promise<string>, changes: Record<string, string>) => {
    let changed = await text;
    for (const [from, to] of Object.entries(changes)) {
      if (!changed.includes(from)) throw new Error(`deploy/nginx has no “${from}” any more`);
      changed = changed.replaceAll(from, to);
    }
    return changed;
  };
  const read = (name: string) => readFile(new URL(name, CONFIGURATION), "utf8");
  await writeFile(join(folder, "headers.conf"), await read("headers.conf"));
  const server = await put(read("merchant-console.conf"), {
    "listen 80;": `listen 127.0.0.1:${ports.http};`,
    "listen 443 ": `listen 127.0.0.1:${ports.https} `,
    "/etc/nginx/merchant-console/": `${folder}/`,
    "/srv/merchant-console/dist": site,
    "service.internal:8080": service,
    "  location = / {": `  include ${folder}/below-a-path.conf;\n  location = / {`,
  });
  const below = { "/etc/nginx/merchant-console/": `${folder}/`, "/srv/sites": dirname(site) };
  await writeFile(join(folder, "below-a-path.conf"), await put(read("below-a-path.conf"), below));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `${isRoot ? "user root;" : ""} daemon off; worker_processes 1; pid ${folder}/pid; events {}
     http { include ${TYPES}; access_log off; ${temporary.join(" ")} ${server} }`,
  );
  await mkdir(join(folder, "logs"));
  await run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
    ...["-subj", "/CN=console.merchant.example", "-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`],
  ]);
  const nginx = spawn("nginx", ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")]);
  let printed = "";
  nginx.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  const exited = once(nginx, "exit");
  await listening(nginx, join(folder, "pid")).catch(() => {
    throw new Error(`nginx did not start. It printed:\n${printed}`);
  });
  const stop = async () => {
    nginx.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  return { ports, printed: () => printed, stop };
}

/** nginx writes its process id to a file once it listens. */
async function listening(nginx: ChildProcess, file: string): Promise<void> {
  while (nginx.exitCode === null) {
    const isThere = await readFile(file, "utf8").catch(() => "");
    if (isThere !== "") return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("nginx ended");
}
