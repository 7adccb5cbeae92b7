/** Where the walk of a machine is written: by the machine's name, as its own file is. */
export function fileOfWalk(machine: string): string {
  return `model-tests/walks/${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
