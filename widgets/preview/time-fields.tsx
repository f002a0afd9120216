import { type Ref, useState } from 'react';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { Announcement } from '../../src/ui/live-region.tsx';
import { InputField } from '../../src/ui/input-field/input-field.tsx';
import { atTime, type Selection, localDateTimeOf } from './selection-rules.ts';
import type { Report } from './use-actions.ts';
import { inEnglish, inLine, STEPS } from './local-date-time-rules.ts';

export interface TimeFieldsProps {
  readonly id: string;
  readonly selection: Selection;
  readonly zone: string;
  readonly now: () => string;
  readonly report: Report;
  readonly onSelect: (selection: Selection) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * The fields for date and time, with buttons for frequent times. The browser writes a date as its language does: the line
 * below them repeats it as the badge shows it.
 */
export function TimeFields({ id, selection, zone, now, report, onSelect, ref }: TimeFieldsProps) {
  const isIncomplete = report.kind === 'error' && report.detail === 'preview.date.incomplete';
  const localDateTime = localDateTimeOf(selection);
  const [lastStep, setLastStep] = useState({ localDateTime: '', turn: 0 });
  const goTo = (target: string): void => {
    setLastStep(({ turn }) => ({ localDateTime: target, turn: turn + 1 }));
    onSelect({ ...selection, ...atTime(target) });
  };
  return (
    <>
      <div className="staff-pair">
        <InputField
          ref={ref}
          id={`${id}date`}
          type="date"
          label={staffText('preview.date')}
          value={selection.date}
          error={isIncomplete ? staffText('preview.date.incomplete') : undefined}
          onChange={(date) => onSelect({ ...selection, date })}
        />
        <InputField
          id={`${id}time`}
          type="time"
          label={staffText('preview.time')}
          value={selection.time}
          onChange={(time) => onSelect({ ...selection, time })}
        />
      </div>
      <p className="staff-zone" id={`${id}zone`}>
        {localDateTime !== undefined && `${inLine(localDateTime, zone)} · `}
        {staffText('preview.zone', { zone })}
      </p>
      <Announcement of={lastStep.turn}>
        {lastStep.localDateTime !== '' && inEnglish(lastStep.localDateTime)}
      </Announcement>
      <div className="staff-row" role="group" aria-label={staffText('preview.presets')}>
        {STEPS.map(([text, target]) => (
          <button
            key={text}
            className="staff-chip"
            type="button"
            onClick={() => goTo(target(now(), localDateTime ?? now()))}
          >
            {staffText(text)}
          </button>
        ))}
      </div>
    </>
  );
}
