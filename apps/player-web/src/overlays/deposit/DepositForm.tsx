import { useMailCounts } from '@kislap/api/react';
import {
  channelAward,
  formatLimit,
  formatPeso,
  payModeOf,
  pesoText,
  quickAmounts,
  typedMoney,
} from '@kislap/domain';
import type { ChannelOffer, Money, PromotionChoice, PromotionOffer } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';
import {
  AmountField,
  amountRange,
  BonusNote,
  ChannelPicker,
  GarlandStepper,
  Heading,
  ModePicker,
  Note,
  Option,
  OptionGroup,
  PromotionOption,
  QuickAmounts,
  ResponsibleLine,
  Stack,
  Text,
} from '@kislap/ui';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { useAmountRefusal } from '../../features/forms/useAmountRefusal';
import { useUserId } from '../../session/session';
import { SpentLine } from '../../features/spending/SpentLine';
import { garlandSteps } from '../../features/promotions/activityText';
import type { DepositAward, DepositFacts, DepositFormView } from './useDepositForm';
import { AwardNote } from './AwardNote';
import { DepositLimitLine } from './DepositHold';
import { DepositTips } from './DepositTips';
import type { DepositSubmit } from './useDepositSubmit';

interface DepositFormProps {
  readonly facts: DepositFacts;
  readonly view: DepositFormView;
  readonly submit: DepositSubmit;
}

/** Everything a deposit asks, from the mode down to the promotion. */
export function DepositForm({ facts, view, submit }: DepositFormProps) {
  const text = useText();
  const { modes, mode, offer, dispatch } = view;
  if (mode === undefined || offer === undefined) return null;
  const chooseMode = (code: string) => {
    const channelCode = modes.find((offered) => offered.code === code)?.offers[0]?.channel.code ?? '';
    dispatch({ type: 'modeChosen', mode: code, channelCode });
  };
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3}>
        <Heading level={2}>{text('dep.mode')}</Heading>
        <ModePicker
          modes={modes.map(({ code, isHot }) => ({ code, isHot, name: payModeOf(code).name }))}
          value={mode.code}
          onChange={chooseMode}
        />
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{text('dep.channels')}</Heading>
        <ChannelPicker
          label={text('dep.channels')}
          channels={mode.offers.map((channelOffer) => channelCard(channelOffer, facts))}
          value={offer.channel.code}
          onChange={(channelCode) => dispatch({ type: 'channelChosen', channelCode })}
        />
      </Stack>
      <DepositBanks view={view} error={submit.problem?.type === 'bankMissing'} />
      <Stack gap={2}>
        <DepositAmount view={view} offer={offer} error={submit.amountError} />
        <DepositLimitLine />
      </Stack>
      <DepositActivity view={view} />
      <DepositTips mode={mode.code} awards={facts.awards} isChoice={view.award.isChoice} />
      <ResponsibleLine moreHref="/responsible-gaming" />
    </Stack>
  );
}

function channelCard({ channel, method, min, max }: ChannelOffer, { awards }: DepositFacts) {
  const awardPercent = channelAward({ channel, method, min, max }, awards);
  return { code: channel.code, name: channel.name, min, max, isHot: channel.isHot, awardPercent };
}

interface DepositAmountProps {
  readonly view: DepositFormView;
  readonly offer: ChannelOffer;
  readonly error: string | undefined;
}

/** How much: typed or one of the quick amounts, and what it comes to with its bonus. */
function DepositAmount({ view, offer, error }: DepositAmountProps) {
  const text = useText();
  const { form, amount, preview, dispatch } = view;
  const refusal = useAmountRefusal(form.amountText);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('dep.amount')}</Heading>
      <SpentLine />
      <AmountField
        label={text('dep.amount')}
        isLabelHidden
        precision="whole"
        clearLabel={text('common.clear')}
        value={form.amountText}
        onValueChange={(typed) => dispatch({ type: 'amountTyped', text: typed })}
        description={form.isCut ? <CutHint max={amount} /> : amountRange(offer.min, offer.max)}
        onRefused={refusal.note}
        error={refusal.message ?? error}
      />
      <QuickAmounts
        amounts={quickAmounts(offer).map((quick) => ({ amount: quick }))}
        value={typedMoney(form.amountText)}
        onChoose={(quick) => dispatch({ type: 'amountTyped', text: pesoText(quick) })}
      />
      <BonusNote amount={amount} preview={preview} />
      <AwardNote {...view.award} />
    </Stack>
  );
}

/** Why the amount is not the one that was typed. */
function CutHint({ max }: { readonly max: Money }) {
  const text = useText();
  return (
    <Text as="span" size="cap" isStrong role="status">
      {text('dep.max', { max: formatPeso(max, 'limit') })}
    </Text>
  );
}

interface DepositBanksProps {
  readonly view: DepositFormView;
  /** Submit was pressed without a bank. */
  readonly error: boolean;
}

/** The banks to pay from, in a mode that asks for one. */
function DepositBanks({ view, error }: DepositBanksProps) {
  const text = useText();
  const { form, offer, dispatch } = view;
  const banks = offer?.channel.banks.filter(({ isEnabled }) => isEnabled) ?? [];
  if (payModeOf(form.mode).payer !== 'bank') return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('dep.bankList')}</Heading>
      <OptionGroup
        label={text('dep.bankList')}
        layout="thirds"
        value={form.bank}
        onChange={(bank) => dispatch({ type: 'bankChosen', bank })}
      >
        {banks.map(({ name }) => (
          <Option key={name} value={name} look="chip">
            <Text as="span" size="sm" isStrong>
              {name}
            </Text>
          </Option>
        ))}
      </OptionGroup>
      {error && <Note tone="failed">{text('dep.bank')}</Note>}
    </Stack>
  );
}

const titles = { 0: 'dep.none', 15: 'promo.15', 19: 'promo.19', 23: 'promo.23' } as const satisfies Record<
  PromotionChoice,
  MessageId
>;

interface DepositActivityProps {
  readonly view: DepositFormView;
}

/** The promotions this deposit can be made with. Nothing is chosen for the player. */
function DepositActivity({ view }: DepositActivityProps) {
  const text = useText();
  const { form, promotions, award, dispatch } = view;
  // Bet once unless the operator says otherwise.
  const isToBeBet = useRuntimeConfig().protection.depositTimes !== 0;
  const { isQuiet = false } = useMailCounts(useUserId()).data ?? {};
  const choose = (value: string) => {
    const offer = promotions.find(({ choice }) => String(choice) === value);
    if (offer !== undefined) dispatch({ type: 'promotionChosen', promotion: offer.choice });
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('dep.activity')}</Heading>
      {isQuiet && (
        <Text size="sm" tone="muted">
          {text('dep.quiet')}
        </Text>
      )}
      <OptionGroup
        label={text('dep.activity')}
        layout="rows"
        value={String(form.promotion)}
        onChange={choose}
      >
        {promotions.map((offer) => (
          <PromotionOption
            key={offer.choice}
            value={String(offer.choice)}
            title={text(titles[offer.choice])}
            isLocked={offer.isDisabled}
            {...captionOf(offer, { award, isToBeBet }, text)}
          >
            {offer.steps.length > 0 && <GarlandStepper steps={garlandSteps(offer.steps, text)} />}
          </PromotionOption>
        ))}
      </OptionGroup>
    </Stack>
  );
}

interface DepositTerms {
  readonly award: DepositAward;
  /** The deposit itself is to be bet before anything can be withdrawn. */
  readonly isToBeBet: boolean;
}

/**
 * Nothing is said where the channel's award comes all the same, since then there is a bonus, or where a deposit need not be
 * bet.
 */
function captionOf(offer: PromotionOffer, { award, isToBeBet }: DepositTerms, text: TranslateText) {
  if (offer.choice === 0) {
    return award.boundPercent > 0 || !isToBeBet ? {} : { caption: text('dep.noneWhy') };
  }
  if (offer.isDisabled) return { caption: text('promo.from', { min: formatLimit(offer.minimum) }) };
  return { caption: text('promo.adds', { rate: offer.ratePercent }) };
}
