import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  NewCalendarFeed
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getRenewCalendarFeedUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/calendar/feed`
}

/**
 * Секретная ссылка на этот календарь в формате iCalendar (RFC 5545), для Google, Apple и Outlook. Её видно один раз: хранится только отпечаток. Прежняя ссылка сразу перестаёт действовать. Ссылка своя у каждого человека, показывает то же, что ему самому, и отвечает 404, когда он больше не в компании. Открывается без входа, вне `/api/v1`: `text/calendar`, `Cache-Control: private`, не чаще 60 раз в час. Чужая компания — 404.
 * @summary Создать или сменить ссылку на календарь
 */
export const renewCalendarFeed = async (id: string, options?: Parameters<typeof http>[1]): Promise<NewCalendarFeed> => {

  return http<NewCalendarFeed>(getRenewCalendarFeedUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).NewCalendarFeed
  }
);}





export const getRenewCalendarFeedMutationKey = () => ['renewCalendarFeed'] as const;

export const getRenewCalendarFeedMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewCalendarFeed>>, TError,RenewCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewCalendarFeed>>, TError,RenewCalendarFeedMutationVariables, TContext> => {

const mutationKey = getRenewCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewCalendarFeed>>, RenewCalendarFeedMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewCalendarFeed(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof renewCalendarFeed>>>

    export type RenewCalendarFeedMutationError = ErrorType<ErrorPayload>
    export type RenewCalendarFeedMutationVariables = {id: string}

    /**
 * @summary Создать или сменить ссылку на календарь
 */
export const useRenewCalendarFeed = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewCalendarFeed>>, TError,RenewCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewCalendarFeed>>,
        TError,
        RenewCalendarFeedMutationVariables,
        TContext
      > => {
      return useMutation(getRenewCalendarFeedMutationOptions(options), queryClient);
    }
