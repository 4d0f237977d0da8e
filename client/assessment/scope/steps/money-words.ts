import { euroBounds, shownEuroRate } from '#core/assessment/scope/nis2/euro-amounts.ts';
import { numberText } from '#core/platform/text/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { optionKey } from '#client/assessment/scope/words.ts';

const isMoney = (option: string): option is keyof typeof euroBounds => option in euroBounds;
export const isMoneyField = (name: string): boolean => name === 'turnover' || name === 'balance';

/** The rate by which amounts are shown, as the reader writes it. */
export function rateText(): string {
  return numberText(shownEuroRate, shownLanguage());
}

/** How an answer about money is called: in złoty first where the seat is in Poland, with the euro of the law beside it. */
export function useMoneyWords(): (name: string, option: string, inZlotyFirst: boolean) => Readonly<{ label: string; hint?: string }> {
  const { t } = useTranslation();
  const millions = (euro: number | null): string => numberText((euro ?? 0) * shownEuroRate, shownLanguage(), 0);
  return (name, option, inZlotyFirst) => {
    const euro = t(optionKey(name, option));
    if (!isMoney(option)) return { label: euro };
    const { over, upTo } = euroBounds[option];
    const form = over === null ? 'upTo' : upTo === null ? 'over' : 'between';
    const zloty = t(`scope.money.${form}`, { least: millions(over), most: millions(upTo) });
    if (inZlotyFirst) return { label: zloty, hint: t('scope.money.inEuro', { euro: euro.charAt(0).toLowerCase() + euro.slice(1) }) };
    return { label: euro, hint: t('scope.money.inZloty', { zloty: zloty.charAt(0).toLowerCase() + zloty.slice(1) }) };
  };
}
