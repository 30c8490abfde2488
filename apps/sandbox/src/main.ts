import help from './server/process/help.json';
import { readSettings } from './server/process/settings';
import { StartProblem } from './server/process/StartProblem';
import { startSandbox } from './server/process/startSandbox';
import { seedPassword } from './seed/seedAccounts';

if (process.argv.includes('--help')) {
  const rows = Object.entries({ ...help.flags, ...help.settings }).map(
    ([name, text]) => `  ${name}  ${text}`,
  );
  console.log([...help.about, '', ...rows].join('\n'));
  process.exit(0);
}
try {
  const settings = readSettings(process.env, { args: process.argv.slice(2), folder: process.cwd() });
  const sandbox = await startSandbox(settings);
  const stop = () => {
    void sandbox.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = `http://localhost:${sandbox.port}`;
  // Before the address: whoever waits for that has read the warning.
  if (settings.predictableGames)
    console.log('Seeded outcomes: for tests. Whoever knows the seed knows every outcome.');
  console.log(`Kislap is open (play money): ${address}`);
  if (settings.hasControls) {
    console.log(`Demo account: 0917 000 0002, password ${seedPassword}`);
    console.log(`SMS codes and the operator's side: ${address}/sandbox`);
  } else console.log(`No demo accounts, no console. Text messages are written to ${settings.smsFile}`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
