declare module 'virtual:screens' {
  import type { Screen } from '@kislap/tools/screens';

  const screens: Readonly<Record<string, Screen>>;
  export default screens;
}
