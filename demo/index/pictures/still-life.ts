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

/** The upper right corner stays quiet: the badge with the discount lies over it. */
const WIDE: Arrangement = {
  width: 800,
  height: 600,
  cup: 'translate(430 316)',
  bowl: 'translate(98 82)',
  jug: 'translate(552 92)',
  throwOver: 'translate(-150 382) rotate(-17)',
  flowers: 'translate(636 474)',
  shade: 'translate(140 30) rotate(6) scale(1.45)',
  strewn: [
    [238, 158, 30, true],
    [266, 84, 100, false],
    [206, 226, 160, true],
    [316, 110, 60, true],
    [160, 262, 70, false],
    [346, 46, 140, true],
    [84, 268, 20, true],
    [250, 220, 120, false],
    [668, 330, 10, true],
    [716, 372, 100, false],
  ],
};

const SQUARE: Arrangement = {
  ...WIDE,
  width: 600,
  cup: 'translate(318 318)',
  bowl: 'translate(62 56)',
  jug: 'translate(370 74)',
  throwOver: 'translate(-214 410) rotate(-17)',
  flowers: 'translate(470 490)',
  shade: 'translate(60 20) rotate(10) scale(1.4)',
  strewn: [
    [196, 130, 30, true],
    [226, 56, 100, false],
    [150, 204, 160, true],
    [252, 116, 60, true],
    [108, 236, 70, false],
    [44, 214, 20, true],
    [546, 306, 10, true],
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
<g transform="${arrangement.jug}">${creamer(random, -34)}</g>
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
