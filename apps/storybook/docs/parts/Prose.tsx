import { code } from './reference.css';

/** Paragraphs of a docstring, with what stands in backticks as code. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(/\n\s*\n/u).map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('`').map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <code key={`${index} ${piece}`} className={code}>
            {piece}
          </code>
        ),
      )}
    </p>
  ));
}
