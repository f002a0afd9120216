import { useEffect } from 'react';
import { type BasePriceInput, basePriceText, germanBaseProblem } from './base-price-rules.ts';

export interface BasePriceProps extends BasePriceInput {
  /** Brackets around it, for a place behind the price. */
  readonly inBrackets?: boolean;
}

/** What a common quantity of the goods costs, so that packages can be compared: `(1 kg = 11,98 €)`. */
export function BasePrice({ inBrackets = true, ...input }: BasePriceProps) {
  const text = basePriceText(input);
  const problem =
    text === undefined
      ? 'the units measure different things, or a quantity is not above zero'
      : germanBaseProblem(input);
  useEffect(() => {
    if (problem !== undefined && isDevelopment()) console.warn(`[shop-widgets] <BasePrice>: ${problem}.`);
  }, [problem]);
  if (text === undefined) return null;
  return <span className="base-price">{inBrackets ? `(${text})` : text}</span>;
}

/** Not there in a browser; bundlers replace `process.env.NODE_ENV`, as React expects too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined;

function isDevelopment(): boolean {
  // oxlint-disable-next-line unicorn/no-typeof-undefined -- reading it where there is no such global would throw
  return typeof process !== 'undefined' && process.env.NODE_ENV !== 'production';
}
