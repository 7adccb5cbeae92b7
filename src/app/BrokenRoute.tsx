import { useRevalidator } from "react-router-dom";
import { BrokenScreen } from "#src/ui/page/BrokenScreen.tsx";

/** In place of a screen that could not be fetched or drawn. */
export function BrokenRoute() {
  const { revalidate } = useRevalidator();
  return <BrokenScreen onRetry={() => void revalidate()} />;
}
