import type { EpochSeconds } from '@kislap/domain';

import { Heading } from '../../primitives/Heading/Heading';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { Time } from '../../primitives/Time/Time';
import { notice, words } from './NoticeRow.css';

interface NoticeRowProps {
  /** The first line of the notice. */
  readonly title: string;
  /** Plain text of the operator; its line breaks stay. */
  readonly body: string;
  /** When it was published, in epoch seconds; unknown shows no time. */
  readonly at?: EpochSeconds | undefined;
}

/** A notice for everybody, in full. */
export function NoticeRow({ title, body, at }: NoticeRowProps) {
  return (
    <Surface as="article" aria-label={title}>
      <div className={notice}>
        <Heading level={3}>{title}</Heading>
        <p className={words}>{body}</p>
        {at !== undefined && (
          <Text size="cap" tone="faint">
            <Time at={at} />
          </Text>
        )}
      </div>
    </Surface>
  );
}
