import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeIfAvailable } from "#sandbox/testing/describe-if-available.ts";
import { postCallback } from "./callback-request.ts";

/*
 * The recorded failure of a receiver whose certificate is untrusted, expired or for another name. The tests need
 * openssl to create certificates, and are skipped without it.
 */

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "certificates-"));
const HERE = "subjectAltName=IP:127.0.0.1";
const stopping = new AbortController().signal;

describeIfAvailable(hasOpenssl ? null : "openssl", "a receiver over https", () => {
  const servers: Server[] = [];
  const known = getCACertificates("default");
  let received: string[] = [];

  beforeAll(() => {
    issue("authority", ["-addext", "basicConstraints=critical,CA:TRUE"]);
    issue("unknown authority", ["-addext", "basicConstraints=critical,CA:TRUE"]);
    setDefaultCACertificates([...known, read("authority.crt")]);
  });
  afterAll(async () => {
    setDefaultCACertificates(known);
    for (const server of servers) server.close().closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    ["that it signed itself", [HERE], null],
    ["of an unknown authority", [HERE], "unknown authority"],
    ["for another name", ["subjectAltName=DNS:shop.example"], "authority"],
    ["that is for no server", [HERE, "-addext", "extendedKeyUsage=clientAuth"], "authority"],
  ])(
    "with a certificate %s gets no callback, and the reason is recorded (2.31, 3.7)",
    async (name, options, signer) => {
      expect(await outcomeWith(name, options, signer)).toMatchObject({ answerStatus: null, failure: "certificate" });
      expect(received).toEqual([]);
    },
  );

  test("with a valid certificate gets callbacks (2.31, 3.7)", async () => {
    expect(await outcomeWith("that is right", [HERE], "authority")).toMatchObject({
      answerStatus: 200,
      failure: null,
    });
    expect(received).toEqual(["POST"]);
  });

  async function outcomeWith(name: string, [altName = "", ...options]: string[], signer: string | null) {
    issue(name, ["-addext", altName, ...options], signer);
    received = [];
    const server = createServer(
      { cert: read(`${name}.crt`), key: read(`${name}.key`) },
      ({ method = "" }, response) => {
        received.push(method);
        response.end();
      },
    );
    servers.push(server);
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const url = `https://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
    return postCallback(url, { headers: {}, body: "{}" }, { allowLocal: true, stopping });
  }
});

/** Creates a key and its certificate, self-signed or signed by an existing authority. */
function issue(file: string, options: readonly string[], authority: string | null = null): void {
  const path = (name: string) => join(folder, name);
  const signer = authority ? ["-CA", path(`${authority}.crt`), "-CAkey", path(`${authority}.key`)] : [];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", path(`${file}.key`)];
  const made = ["req", "-x509", ...key, "-out", path(`${file}.crt`), "-subj", `/CN=${file}`, ...signer, ...options];
  execFileSync("openssl", made, { stdio: "ignore" });
}

function read(file: string): string {
  return readFileSync(join(folder, file), "utf8");
}
