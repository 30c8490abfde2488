import { useText } from '@kislap/i18n';
import { Button, Inline, LinkButton, phoneDuotone, telHref } from '@kislap/ui';
import type { ComponentProps } from 'react';
import { useHelpPhone, useRuntimeConfig } from '../../config/runtimeConfig';
import { inOnePiece } from '../../config/inOnePiece';
import { openExternal } from '../../device/native/openExternal';

interface HelpLineLinkProps extends Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'isBlock'> {
  /** With its name where another number might be looked for. */
  readonly words?: 'rg.help' | 'rg.helpNamed';
}

/** Calls the help line, whose number it says; nothing for an operator without one. */
export function HelpLineLink({ words = 'rg.help', ...look }: HelpLineLinkProps) {
  const text = useText();
  const helpPhone = useHelpPhone();
  if (helpPhone === '') return null;
  return (
    <LinkButton {...look} href={telHref(helpPhone)} glyph={phoneDuotone}>
      {text(words, { phone: inOnePiece(helpPhone) })}
    </LinkButton>
  );
}

/** The operator's terms and privacy notice, beside the app; nothing for an operator who names none. */
export function LegalLinks() {
  const text = useText();
  const { termsUrl = '', privacyUrl = '' } = useRuntimeConfig();
  if (termsUrl === '' && privacyUrl === '') return null;
  return (
    <Inline wrap isFlush>
      {termsUrl !== '' && (
        <Button variant="text" size="sm" onClick={() => openExternal(termsUrl)}>
          {text('legal.terms')}
        </Button>
      )}
      {privacyUrl !== '' && (
        <Button variant="text" size="sm" onClick={() => openExternal(privacyUrl)}>
          {text('legal.privacy')}
        </Button>
      )}
    </Inline>
  );
}
