import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchText } from '../../src/embed/api/request.ts';
import { didYouMeanFirst } from '../../src/embed/distance.ts';
import { originOf } from '../../src/embed/page/origin.ts';
import { pageBase } from '../../src/embed/page/script-tag.ts';
import { isTrusted } from '../../src/embed/page/trusted-origins.ts';
import { logError, reportFirst, warn } from '../../src/embed/log.ts';
import type { FooterContent } from './content/content-schema.ts';
import { type ContentProblem, describeProblem, mergeContent } from './content/merge-content.ts';
import { describeFailure, parseContent } from './content/parse-content.ts';

const FILE = '<shop-footer> content-src';
const CHILD = '<shop-footer> data-content';

/**
 * The content of the footer: the built-in content, over it the file of `content-src`, over that the JSON child. Invalid
 * entries are dropped and reported once.
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

/** The parsed file; `undefined` while it loads, without an address, and after a failure. */
function useContentFile(address: string): unknown {
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly value: unknown }>();
  useEffect(() => {
    if (address === '') return undefined;
    const controller = new AbortController();
    load(address, controller.signal).then(
      (value) => setLoaded({ address, value }),
      (error: unknown) => {
        if (!controller.signal.aborted) logError(`${FILE}="${address}" is ignored: ${describeFailure(error)}`);
      },
    );
    return () => controller.abort();
  }, [address]);
  return loaded?.address === address ? loaded.value : undefined;
}

async function load(address: string, signal: AbortSignal): Promise<unknown> {
  const asked = new URL(address, pageBase());
  // A tag may name a file of any origin, which may then redirect to itself.
  const trusts = (url: string): boolean => originOf(url) === asked.origin || isTrusted(url);
  return parseContent(await fetchText(asked.href, { signal, trusts }));
}

/** Reports problems once, even if the content is merged again. */
function useReport(source: string, problems: readonly ContentProblem[]): void {
  const reported = useRef('');
  useEffect(() => {
    const summary = JSON.stringify([source, problems.map(({ path, message }) => [path, message])]);
    if (summary === reported.current) return;
    reported.current = summary;
    reportFirst(
      problems,
      (problem) => report(source, problem),
      (rest) => warn(`${source}: ${rest} more problems; \`node dist/cli.js check\` lists them all.`),
    );
  }, [source, problems]);
}

function report(source: string, problem: ContentProblem): void {
  const words = describeProblem(problem, didYouMeanFirst);
  // A problem of the whole content: none of it is used.
  if (problem.path === '') logError(`${source} is ignored: ${words}`);
  else warn(`${source}: ${words}`);
}
