import { useText } from '@kislap/i18n';

import { phoneDuotone } from '../../icons/frame';
import { chatCircleDotsDuotone } from '../../icons/menus';
import { List, Row } from '../../patterns/List/List';
import { Icon } from '../../primitives/Icon/Icon';
import { telHref } from './telHref';

/** Somebody to talk to, from the operator's configuration. */
export interface HelpLine {
  readonly name: string;
  /** A telephone number as people write it, or the address of a page. */
  readonly contact: { readonly phone: string } | { readonly href: string };
  /** When somebody answers: "24 hours, every day". */
  readonly hours?: string | undefined;
}

interface HelpLinesProps {
  /** Whom to call or write to, in order. */
  readonly lines: readonly HelpLine[];
}

function HelpRow({ line: { name, contact, hours } }: { readonly line: HelpLine }) {
  const isPhone = 'phone' in contact;
  return (
    <Row
      media={<Icon glyph={isPhone ? phoneDuotone : chatCircleDotsDuotone} />}
      title={name}
      href={isPhone ? telHref(contact.phone) : contact.href}
      {...(isPhone && { value: contact.phone })}
      {...(hours !== undefined && { caption: hours })}
    />
  );
}

/** Who helps when play is no longer play. It is found without an account; an operator without lines shows no list. */
export function HelpLines({ lines }: HelpLinesProps) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <List label={text('rg.helpLines')}>
      {lines.map((line) => (
        <HelpRow key={line.name} line={line} />
      ))}
    </List>
  );
}
