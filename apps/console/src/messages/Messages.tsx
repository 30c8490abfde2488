import { messagesControl } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Button, copyRegular, List, Row, Section, Text, Time, toast } from '@kislap/ui';
import { useControl } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { useWords } from '../words/words';

/** The text messages that nobody has to wait for, newest first. */
export function Messages() {
  const words = useWords();
  const { data, error } = useControl(messagesControl, {});
  const copy = async (code: string): Promise<void> => {
    await navigator.clipboard.writeText(code);
    toast({ kind: 'success', title: words('console.messages.copied', { code }) });
  };
  return (
    <Section title={words('console.place.messages')}>
      <Loaded rows={data?.messages} error={error} empty={words('console.messages.none')}>
        {(messages) => (
          <List label={words('console.place.messages')}>
            {messages.map(({ id, phone, code, sentAtMs, isUsed }) => (
              <Row
                key={id}
                title={
                  <Text as="span" size="title" isTabular>
                    {code}
                  </Text>
                }
                value={isUsed ? words('console.messages.used') : undefined}
                caption={phone}
                detail={<Time at={epochSecondsFrom(Math.floor(sentAtMs / 1000))} />}
                action={
                  <Button variant="tonal" size="md" glyph={copyRegular} onClick={() => void copy(code)}>
                    {words('console.messages.copy', { code })}
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
    </Section>
  );
}
