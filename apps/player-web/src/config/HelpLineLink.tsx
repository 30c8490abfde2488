import { useText } from '@kislap/i18n';
import { LinkButton, phoneDuotone, telHref } from '@kislap/ui';
import type { ComponentProps } from 'react';
import { inOnePiece } from './inOnePiece';
import { useRuntimeConfig } from './RuntimeConfigContext';

type HelpLineLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'isBlock'>;

/** Calls the help line, whose number it says; nothing for an operator without one. */
export function HelpLineLink(look: HelpLineLinkProps) {
  const text = useText();
  const { helpPhone } = useRuntimeConfig();
  if (helpPhone === '') return null;
  return (
    <LinkButton {...look} href={telHref(helpPhone)} glyph={phoneDuotone}>
      {text('rg.help', { phone: inOnePiece(helpPhone) })}
    </LinkButton>
  );
}
