// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { leanDependencies } from './lean-dependencies.ts';

function built(entry: string): Promise<Readonly<Record<string, string>>> {
  return buildScript({ '/src/entry.ts': entry }, [leanDependencies()]);
}

describe('a script with what Formik imports', () => {
  it('holds the stand-ins and nothing of the packages', async () => {
    const script = (
      await built(`
        import cloneDeep from 'lodash-es/cloneDeep';
        import hoist from 'hoist-non-react-statics';
        window.kept = [cloneDeep, hoist];
      `)
    )[SCRIPT];
    expect(script).toContain('function cloneDeep');
    expect(script).not.toMatch(/lodash\.com|__lodash|REACT_STATICS|return this/);
  });

  it('is not built with a function of lodash that has no stand-in', async () => {
    await expect(built("import merge from 'lodash-es/merge'; window.kept = merge;")).rejects.toThrow(
      /imports lodash-es\/merge. Add it to/,
    );
  });
});
