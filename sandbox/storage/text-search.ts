/** The pattern of `like` for texts that hold these characters, taken as they are. */
export function likeContains(text: string): string {
  return `%${escaped(text)}%`;
}

/** The pattern of `like` for texts that begin so; an index finds these. */
export function likePrefix(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.trim().replace(/[\\%_]/g, "\\$&");
}
