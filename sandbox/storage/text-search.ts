/** The `like` pattern for texts that contain a text. */
export function likeContains(text: string): string {
  return `%${escaped(text)}%`;
}

/** The `like` pattern for texts that begin with a text; an index serves it. */
export function likePrefix(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.trim().replace(/[\\%_]/g, "\\$&");
}
