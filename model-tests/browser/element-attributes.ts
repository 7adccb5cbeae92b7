/** The attributes of an element, by their names. */
export type Attributes = Readonly<Record<string, string>>;
/** A node of a document, as Chromium's debugger describes it. */
type Described = {
  backendNodeId: number;
  /** Names and values in turn. */
  attributes?: string[];
  children?: Described[];
};

/** The attributes of every element of a document, by the number that Chromium gives it. */
export function attributesOf(root: Described): ReadonlyMap<number, Attributes> {
  const all = new Map<number, Attributes>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: Described) => {
    const pairs = attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1] ?? ""]] : []));
    all.set(backendNodeId, Object.fromEntries(pairs));
    for (const child of children) visit(child);
  };
  visit(root);
  return all;
}
