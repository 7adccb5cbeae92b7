/** The attributes of an element by name. */
export type Attributes = Readonly<Record<string, string>>;
/** A node as the Chrome DevTools Protocol describes it. */
type Described = {
  backendNodeId: number;
  /** Alternating names and values. */
  attributes?: string[];
  children?: Described[];
};

/** The attributes of every element, by `backendNodeId`. */
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
