import { build, type Rolldown, type UserConfig } from 'vite';
import { DEBUG_FILE } from '../embed/page/script-file.ts';
import { builtIns } from './built-ins.ts';
import type { Outputs } from './bundled-packages.ts';
import { CHECKS, definitions, OWN_BUILD } from './definitions.ts';
import { factsOf, finishBundle } from './finish-bundle.ts';
import { icons } from './icons.ts';
import { plainLiterals } from './plain-literals.ts';
import { BROTLI_LIMITS } from './scripts.ts';

/** Builds the file with the debug panel before the one script, which contains its hash and loads it from beside itself. */
export async function buildDebugFile(output: UserConfig['build']): Promise<{ integrity: string; outputs: Outputs }> {
  const result = (await build({
    ...OWN_BUILD,
    define: definitions(false),
    plugins: [
      icons(),
      builtIns(),
      plainLiterals(),
      finishBundle({ fileName: DEBUG_FILE, brotliLimit: BROTLI_LIMITS.debug }),
    ],
    build: {
      ...output,
      write: false,
      rolldownOptions: { checks: CHECKS },
      lib: { entry: 'src/debug/second-file.ts', formats: ['iife'], name: 'ShopWidgets', fileName: () => DEBUG_FILE },
    },
  })) as Rolldown.RolldownOutput[];
  const outputs = result.flatMap((each) => each.output).filter(({ fileName }) => fileName.startsWith(DEBUG_FILE));
  const chunk = outputs.find(({ type }) => type === 'chunk') as Rolldown.OutputChunk;
  return { integrity: factsOf(chunk.code).integrity, outputs };
}
