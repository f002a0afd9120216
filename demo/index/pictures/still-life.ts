import { beanDefinitions, heapOfBeans, placedBean } from './beans.ts';
import { finish } from './finish.ts';
import { craspedia, leafShadow, stem } from './flowers.ts';
import { seededRandom } from './random.ts';
import { brassSpoon, creamer, cupAndSaucer, ironBowl, tablewareDefinitions } from './tableware.ts';
import { knit, linen, stitchDefinition, textileDefinitions } from './textiles.ts';

interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly cup: string;
  readonly bowl: string;
  readonly jug: string;
  readonly throwOver: string;
  readonly flowers: string;
  readonly shade: string;
  /** x, y, degrees, crease up */
  readonly strewn: readonly (readonly [number, number, number, boolean])[];
}

const WIDE: Arrangement = {
  width: 800,
  height: 600,
  cup: 'translate(438 306)',
  bowl: 'translate(716 92)',
  jug: 'translate(196 120) rotate(38)',
  throwOver: 'translate(-150 372) rotate(-17)',
  flowers: 'translate(640 470)',
  shade: 'translate(-30 150) rotate(-8) scale(1.45)',
  strewn: [
    [596, 196, 30, true],
    [566, 138, 100, false],
    [628, 236, 160, true],
    [534, 96, 60, true],
    [664, 232, 70, false],
    [586, 70, 140, true],
    [690, 300, 20, true],
    [618, 322, 80, true],
    [740, 246, 120, false],
    [502, 52, 10, false],
  ],
};

const SQUARE: Arrangement = {
  ...WIDE,
  width: 600,
  cup: 'translate(322 312)',
  bowl: 'translate(540 70)',
  jug: 'translate(128 104) rotate(38)',
  throwOver: 'translate(-210 404) rotate(-17)',
  flowers: 'translate(470 486)',
  shade: 'translate(-90 150) rotate(-8) scale(1.4)',
  strewn: [
    [446, 158, 30, true],
    [402, 96, 100, false],
    [492, 196, 160, true],
    [376, 48, 60, true],
    [536, 206, 70, false],
    [548, 262, 20, true],
    [340, 88, 10, false],
  ],
};

function flowers(): string {
  return `${stem('M176 150C130 96 84 60 22 18')}${stem('M190 120C140 84 110 66 76 50')}${stem('M150 170C110 130 60 96 -6 74')}
    ${craspedia(16, 12, 25)}${craspedia(70, 44, 20)}${craspedia(-10, 70, 18)}`;
}

function drawing(arrangement: Arrangement): string {
  const random = seededRandom(7);
  const { width, height } = arrangement;
  const strewn = arrangement.strewn.map(([x, y, degrees, crease]) => placedBean(x, y, degrees, 0.98, crease)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${textileDefinitions()}${tablewareDefinitions()}${beanDefinitions()}
${stitchDefinition('caramel', '#d99a66', '#b06f41', '#6e3c1c')}${stitchDefinition('cream', '#fbefdd', '#e6d0b2', '#a98560')}</defs>
${linen(width, height)}
<g transform="${arrangement.throwOver}">
  <rect x="0" y="4" width="620" height="400" rx="14" fill="#3b200e" opacity=".5" filter="url(#soft12)" transform="translate(10 -2)"/>
  <g filter="url(#wool)">${knit(28, 26, (row) => (row === 5 || row === 6 || row === 9 ? 'cream' : 'caramel'), '#55290f')}</g>
  <g filter="url(#soft12)" fill="none" stroke-linecap="round"><path d="M60 90C180 60 300 150 420 110S560 60 640 90" stroke="#2d1206" stroke-opacity=".3" stroke-width="30"/><path d="M60 50C180 20 300 110 420 70S560 20 640 50" stroke="#ffe6c4" stroke-opacity=".3" stroke-width="26"/></g>
</g>
<g transform="${arrangement.jug}">${creamer(random)}</g>
<g transform="${arrangement.bowl}">${ironBowl(112, heapOfBeans(random, 0, 0, 104, 0.95))}</g>
${strewn}
<g transform="${arrangement.flowers}">${flowers()}</g>
<g transform="${arrangement.cup}">${cupAndSaucer(random, 'poured')}<g transform="translate(-64 112) rotate(24)">${brassSpoon()}</g></g>
${finish(width, height, `<g transform="${arrangement.shade}">${leafShadow()}</g>`)}
</svg>
`;
}

/** The sign-up's picture, 4:3, for wide columns. */
export function wideStillLife(): string {
  return drawing(WIDE);
}

/** The same things arranged for a square. */
export function squareStillLife(): string {
  return drawing(SQUARE);
}
