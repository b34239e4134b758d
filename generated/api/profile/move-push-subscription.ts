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
  ErrorPayload,
  MovedPushSubscription
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getMovePushSubscriptionUrl = () => {




  return `/api/v1/profile/push/moved`
}

/**
 * Меняет адрес и ключи подписки, прежний адрес которой назван. Вызывает служебный скрипт браузера, у которого нет токена; право даёт прежний адрес: его знают только браузер и магазин. Неизвестный — 404.
 * @summary Браузер заменил подписку
 */
export const movePushSubscription = async (movedPushSubscription: MovedPushSubscription, options?: Parameters<typeof http>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getMovePushSubscriptionUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(movedPushSubscription)
  }
);}





export const getMovePushSubscriptionMutationKey = () => ['movePushSubscription'] as const;

export const getMovePushSubscriptionMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof movePushSubscription>>, TError,MovePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof movePushSubscription>>, TError,MovePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getMovePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof movePushSubscription>>, MovePushSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  movePushSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MovePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof movePushSubscription>>>
    export type MovePushSubscriptionMutationBody = MovedPushSubscription
    export type MovePushSubscriptionMutationError = ErrorType<ErrorPayload>
    export type MovePushSubscriptionMutationVariables = {data: MovedPushSubscription}

    /**
 * @summary Браузер заменил подписку
 */
export const useMovePushSubscription = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof movePushSubscription>>, TError,MovePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof movePushSubscription>>,
        TError,
        MovePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getMovePushSubscriptionMutationOptions(options), queryClient);
    }
