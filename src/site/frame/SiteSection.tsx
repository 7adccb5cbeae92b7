import type { ReactNode } from "react";

/** A section of a public page, with its heading. */
export function SiteSection(props: {
  id: string;
  title: string;
  lead?: string;
  /** Whether links lead to it. */
  isTarget?: boolean;
  isSunken?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { id, title, lead, isTarget, isSunken, className, children } = props;
  return (
    <section
      className={isSunken ? "site-section site-section-sunken" : "site-section"}
      id={isTarget ? id : undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={className ? `site-width ${className}` : "site-width"}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="section-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
