import { Component, type ReactNode } from "react";
import { clearFailedViews } from "#src/ui/lazy/lazy-view.ts";
import { BrokenScreen } from "./BrokenScreen.tsx";

/**
 * Catches errors of a screen and offers a retry, so that the rest of the console keeps working.
 * @param props.fallback `BrokenScreen` by default.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  retry = () => {
    clearFailedViews();
    this.setState({ broken: false });
  };

  override render() {
    const { children, fallback = <BrokenScreen onRetry={this.retry} /> } = this.props;
    return this.state.broken ? fallback : children;
  }
}
