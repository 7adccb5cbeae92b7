/**
 * The targets of a machine's transitions, checked while its code is compiled: XState itself finds a misspelt one only
 * when the machine is made.
 */

/** Nothing for a config whose transitions all lead to states that it has; else what no config can have. */
export type KnownTargets<Config> = [UnknownTarget<Config, RootTarget<Config>>] extends [never]
  ? unknown
  : { unknownTarget: UnknownTarget<Config, RootTarget<Config>> };

/** The targets, within a state and the states in it, that lead nowhere. `Known` are those that can be reached from beside it. */
type UnknownTarget<State, Known> =
  | Exclude<TargetOf<State>, Known | `.${PathIn<State>}`>
  | ValueOf<{
      [Name in keyof StatesOf<State>]: UnknownTarget<
        StatesOf<State>[Name],
        Extract<Known, `#${string}`> | PathIn<State>
      >;
    }>;

/** `#machine` and `#machine.state.substate`: targets that can be used everywhere in a machine. */
type RootTarget<Config> = Config extends { id: infer Id extends string }
  ? `#${Id}` | `#${Id}.${PathIn<Config>}`
  : never;

/** The states in a state, each by its path from there: `open`, `open.typing`. */
type PathIn<State> = ValueOf<{
  [Name in keyof StatesOf<State> & string]: Name | `${Name}.${PathIn<StatesOf<State>[Name]>}`;
}>;

type StatesOf<State> = State extends { states: infer States } ? States : Record<never, never>;

/** Where the transitions of one state lead, as they are written. */
type TargetOf<State> = ValueOf<{
  [Key in keyof State]: Key extends "on" | "after"
    ? ValueOf<{ [Event in keyof State[Key]]: WrittenTarget<State[Key][Event]> }>
    : Key extends "always" | "onDone"
      ? WrittenTarget<State[Key]>
      : Key extends "invoke"
        ? InvokeTarget<State[Key]>
        : never;
}>;

type InvokeTarget<Invoke> = Invoke extends readonly (infer Each)[]
  ? InvokeTarget<Each>
  : ValueOf<{
      [Key in keyof Invoke]: Key extends "onDone" | "onError" | "onSnapshot" ? WrittenTarget<Invoke[Key]> : never;
    }>;

type WrittenTarget<Transition> = Transition extends string
  ? Transition
  : Transition extends readonly (infer Each)[]
    ? WrittenTarget<Each>
    : Transition extends { target: infer Target }
      ? WrittenTarget<Target>
      : never;

type ValueOf<Type> = Type[keyof Type];
