import type { Settings } from "./settings.ts";

const HIDDEN = "•••";
/** What looks like a secret wherever it stands: a password in an address, and a token. */
const SHAPES = [/(?<=\/\/[^\s/@:]*:)[^\s@]+(?=@)/g, /(?<=\bBearer )\S+/gi];

/** Hides what must not be printed: every password and key of the settings, and whatever looks like one. */
export function redactor(settings: Settings | null): (text: string) => string {
  const secrets = settings ? secretsOf(settings) : [];
  return (text) => {
    const shaped = SHAPES.reduce((hidden, shape) => hidden.replace(shape, HIDDEN), text);
    return secrets.reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), shaped);
  };
}

/** As they were typed, and as they are once they are decoded. */
function secretsOf({ databaseUrl, smtpUrl, secretsKey, testerKey }: Settings): string[] {
  const passwords = [databaseUrl, smtpUrl].flatMap((url) => {
    const { password } = new URL(url ?? "none:");
    return [password, decoded(password)];
  });
  // The longest first: one may be the beginning of another.
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
