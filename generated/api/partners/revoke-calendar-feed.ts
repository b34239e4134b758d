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
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getRevokeCalendarFeedUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/calendar/feed`
}

/**
 * Ссылка сразу перестаёт действовать; если её не было, ничего не меняется. Чужая компания — 404.
 * @summary Отключить ссылку на календарь
 */
export const revokeCalendarFeed = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeCalendarFeedUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeCalendarFeedMutationKey = () => ['revokeCalendarFeed'] as const;

export const getRevokeCalendarFeedMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCalendarFeed>>, TError,RevokeCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeCalendarFeed>>, TError,RevokeCalendarFeedMutationVariables, TContext> => {

const mutationKey = getRevokeCalendarFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeCalendarFeed>>, RevokeCalendarFeedMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeCalendarFeed(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof revokeCalendarFeed>>>

    export type RevokeCalendarFeedMutationError = ErrorType<ErrorPayload>
    export type RevokeCalendarFeedMutationVariables = {id: string}

    /**
 * @summary Отключить ссылку на календарь
 */
export const useRevokeCalendarFeed = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCalendarFeed>>, TError,RevokeCalendarFeedMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeCalendarFeed>>,
        TError,
        RevokeCalendarFeedMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeCalendarFeedMutationOptions(options), queryClient);
    }
