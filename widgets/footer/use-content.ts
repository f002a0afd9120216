import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchText } from '../../src/api/request.ts';
import { logError, warn } from '../../src/log.ts';
import type { FooterContent } from './content/content-schema.ts';
import { type ContentProblem, describeProblem, mergeContent } from './content/merge-content.ts';
import { describeFailure, parseContent } from './content/parse-content.ts';

/** How the messages name the two sources of content. */
const FILE = '<shop-footer> content-src';
const CHILD = '<shop-footer> data-content';

/**
 * What the footer says: the built-in content, over it the file of `content-src`, over that the JSON child. Bad entries
 * are left out and told of once.
 */
export function useContent(builtIn: FooterContent, address: string, child: unknown): FooterContent {
  const file = useContentFile(address);
  const fromFile = useMemo(() => over(builtIn, file), [builtIn, file]);
  const fromChild = useMemo(() => over(fromFile.content, child), [fromFile, child]);
  useReport(`${FILE}="${address}"`, fromFile.problems);
  useReport(CHILD, fromChild.problems);
  return fromChild.content;
}

function over(base: FooterContent, given: unknown): ReturnType<typeof mergeContent> {
  return given === undefined ? { content: base, problems: [] } : mergeContent(base, given);
}

/** The parsed file, once it is there; `undefined` before, without an address, and after a failure. */
function useContentFile(address: string): unknown {
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly value: unknown }>();
  useEffect(() => {
    if (address === '') return undefined;
    const controller = new AbortController();
    fetchText(address, controller.signal)
      .then(parseContent)
      .then(
        (value) => setLoaded({ address, value }),
        (error: unknown) => {
          if (!controller.signal.aborted) logError(`${FILE}="${address}" is ignored: ${describeFailure(error)}`);
        },
      );
    return () => controller.abort();
  }, [address]);
  return loaded?.address === address ? loaded.value : undefined;
}

/** Tells of what is wrong, and not once more when it is merged over another content. */
function useReport(source: string, problems: readonly ContentProblem[]): void {
  const told = useRef('');
  useEffect(() => {
    const news = JSON.stringify([source, problems]);
    if (news !== told.current) report(source, problems);
    told.current = news;
  }, [source, problems]);
}

/** More would bury what is worth reading. */
const MOST_PROBLEMS = 20;

function report(source: string, problems: readonly ContentProblem[]): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) {
    // Of a content that is wrong as a whole nothing is left: it is as good as broken.
    if (problem.path === '') logError(`${source} is ignored: ${describeProblem(problem)}`);
    else warn(`${source}: ${describeProblem(problem)}`);
  }
  const rest = problems.length - MOST_PROBLEMS;
  if (rest > 0) warn(`${source}: ${rest} more problems; \`node dist/cli.js check\` lists them all.`);
}
