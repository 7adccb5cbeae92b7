/** Compile-time check of transition targets: XState finds a misspelt one only when the machine is created. */

/** `unknown` if every target exists; otherwise a type that no config has. */
export type KnownTargets<Config> = [UnknownTarget<Config, RootTarget<Config>>] extends [never]
  ? unknown
  : { unknownTarget: UnknownTarget<Config, RootTarget<Config>> };

/** The unknown targets within a state and its children. `Known` are the targets of its siblings and the root. */
type UnknownTarget<State, Known> =
  | Exclude<TargetOf<State>, Known | `.${PathIn<State>}`>
  | ValueOf<{
      [Name in keyof StatesOf<State>]: UnknownTarget<
        StatesOf<State>[Name],
        Extract<Known, `#${string}`> | PathIn<State>
      >;
    }>;

/** `#machine` and `#machine.state.substate`: targets that are valid everywhere in a machine. */
type RootTarget<Config> = Config extends { id: infer Id extends string }
  ? `#${Id}` | `#${Id}.${PathIn<Config>}`
  : never;

/** The paths of a state's descendants: `open`, `open.typing`. */
type PathIn<State> = ValueOf<{
  [Name in keyof StatesOf<State> & string]: Name | `${Name}.${PathIn<StatesOf<State>[Name]>}`;
}>;

type StatesOf<State> = State extends { states: infer States } ? States : Record<never, never>;

/** The targets of one state's transitions. */
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
