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
  TelegramLink
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getConnectTelegramUrl = () => {




  return `/api/v1/profile/telegram`
}

/**
 * Ссылка открывает бота магазина; когда читатель нажмёт в нём «Начать», чат подключён, и в настройках уведомлений канал Telegram можно выбрать. Действует 15 минут, прежняя ссылка — больше нет. Пока бота у магазина нет — 409 с reason ChannelUnavailable.
 * @summary Получить ссылку, которая подключает Telegram
 */
export const connectTelegram = async ( options?: Parameters<typeof http>[1]): Promise<TelegramLink> => {

  return http<TelegramLink>(getConnectTelegramUrl(),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).TelegramLink
  }
);}





export const getConnectTelegramMutationKey = () => ['connectTelegram'] as const;

export const getConnectTelegramMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof connectTelegram>>, TError,void, TContext> => {

const mutationKey = getConnectTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectTelegram>>, void> = () => {


          return  connectTelegram(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof connectTelegram>>>

    export type ConnectTelegramMutationError = ErrorType<ErrorPayload>


    /**
 * @summary Получить ссылку, которая подключает Telegram
 */
export const useConnectTelegram = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectTelegram>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getConnectTelegramMutationOptions(options), queryClient);
    }
