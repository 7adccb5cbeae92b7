import type { ReactNode } from "react";

/** A component of `src/ui/` with the states it is shown in, each under its name. */
export type Specimen = {
  component: { readonly name: string };
  states: Readonly<Record<string, ReactNode>>;
};

/** Specimens of one subject. */
export type SpecimenGroup = { title: string; specimens: readonly Specimen[] };
