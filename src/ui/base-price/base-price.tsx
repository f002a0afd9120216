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

/** Builds put the mode in, as React has it. */
function isDevelopment(): boolean {
  // oxlint-disable-next-line no-restricted-globals -- the name that bundlers replace
  return typeof process !== 'undefined' && process.env.NODE_ENV !== 'production';
}
