import type { MailLetter as Letter } from '@kislap/api';
import { MailLetter } from '@kislap/ui';
import type { PrizePicture } from '@kislap/ui';
import type { ComponentProps } from 'react';

type PrizeArt = ComponentProps<typeof PrizePicture>['kind'];

interface LetterViewProps {
  readonly letter: Letter;
  readonly gift: ComponentProps<typeof MailLetter>['gift'];
}

/** Pictures of prizes by their type. */
const pictures: ReadonlyMap<number, PrizeArt> = new Map([
  [1, 'stack'],
  [2, 'thanks'],
  [3, 'mystery'],
  [4, 'coin'],
]);

/** A message that is here. What is in it is received by the button below. */
export function LetterView({ letter, gift }: LetterViewProps) {
  const { title, at, content, attachments, attachment } = letter;
  return (
    <MailLetter
      title={title}
      at={at}
      body={content}
      attachments={attachments.map(({ prizeType, amount }) => ({
        art: pictures.get(prizeType) ?? 'mystery',
        amount,
      }))}
      gift={gift}
      receiveBy={attachment.until}
    />
  );
}
