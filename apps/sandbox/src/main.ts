import { readSettings } from './process/readSettings';
import { StartProblem } from './process/StartProblem';
import { startSandbox } from './process/startSandbox';
import { seedPassword } from './seed/seedAccounts';

try {
  const settings = readSettings(process.env, { args: process.argv.slice(2), folder: process.cwd() });
  const sandbox = await startSandbox(settings);
  const address = `http://localhost:${sandbox.port}`;
  console.log(`Kislap is open (play money): ${address}`);
  console.log(`Demo account: 0917 000 0002, password ${seedPassword}`);
  if (settings.hasControls) console.log(`SMS codes and the operator's side: ${address}/sandbox`);
  const stop = () => {
    void sandbox.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
