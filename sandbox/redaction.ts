import type { Settings } from "./settings.ts";

const HIDDEN = "•••";
/** Secrets by their form: a password in a URL, and a bearer token. */
const SHAPES = [/(?<=\/\/[^\s/@:]*:)[^\s@]+(?=@)/g, /(?<=\bBearer )\S+/gi];

/** Returns a function that redacts the settings' passwords and keys, and texts in the form of a secret. */
export function redactor(settings: Settings | null): (text: string) => string {
  const secrets = settings ? secretsOf(settings) : [];
  return (text) => {
    const shaped = SHAPES.reduce((hidden, shape) => hidden.replace(shape, HIDDEN), text);
    return secrets.reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), shaped);
  };
}

/** As typed, and URL-decoded. */
function secretsOf({ databaseUrl, smtpUrl, secretsKey, testerKey }: Settings): string[] {
  const passwords = [databaseUrl, smtpUrl].flatMap((url) => {
    const { password } = new URL(url ?? "none:");
    return [password, decoded(password)];
  });
  // The longest first, since one may be a prefix of another.
  return [...passwords, secretsKey, testerKey]
    .filter((secret) => secret !== null && secret.length > 2)
    .sort((one, other) => (other?.length ?? 0) - (one?.length ?? 0))
    .flatMap((secret) => secret ?? []);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
