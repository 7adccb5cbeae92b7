import { EntryLinks } from "./EntryLinks.tsx";

/** The last section of a public page. */
export function CallToAction(props: { title: string; text: string; register: string; signIn: string }) {
  const { title, text, register, signIn } = props;
  return (
    <section className="site-section" aria-labelledby="closing-title">
      <div className="site-width centred">
        <h2 id="closing-title">{title}</h2>
        <p className="section-lead">{text}</p>
        <EntryLinks register={register} signIn={signIn} />
      </div>
    </section>
  );
}
