import { Heading, LinkButton, Stack, Text } from '@kislap/ui';
import { useText } from '@kislap/i18n';

interface NotFoundPageProps {
  /** The address that leads nowhere. */
  readonly path: string;
}

/** The 404 page: says which path was not found and offers the way home. */
export function NotFoundPage({ path }: NotFoundPageProps) {
  const text = useText();
  return (
    <main>
      <Stack>
        <Heading level={1}>{text('err.pageNotFound')}</Heading>
        <Text>{path}</Text>
        <LinkButton href="/">{text('err.goHome')}</LinkButton>
      </Stack>
    </main>
  );
}
