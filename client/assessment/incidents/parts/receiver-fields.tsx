import { addresseeOf, type NamedReceivers, type Receiver } from '#core/assessment/incidents/receivers.ts';
import type { Firm } from '#core/assessment/incidents/facts.ts';
import { lengths } from '#core/platform/limits.ts';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { addresseeText } from './addressee-text.ts';

type Props = { firm: Firm; needed: readonly Receiver[]; change: (receivers: NamedReceivers) => void };

/** Whom the notifications of this incident go to; what the organisation writes stands instead of our words. */
export function ReceiverFields({ firm, needed, change }: Props) {
  const { t } = useTranslation();
  if (needed.length === 0) return null;
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t('incidents.addressees.title')}</legend>
      <p className="max-w-3xl text-sm text-muted">{t('incidents.addressees.lead')}</p>
      {needed.map((receiver) => (
        <TextArea
          key={receiver}
          label={t(`incidents.addressees.names.${receiver}`)}
          hint={addresseeText(addresseeOf(receiver, { ...firm, receivers: {} }), t)}
          rows={2}
          value={firm.receivers[receiver] ?? ''}
          maxLength={lengths.receiver.most}
          onChange={(event) => change({ ...firm.receivers, [receiver]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
