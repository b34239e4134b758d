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
  OtpSent
} from '../model';

const schemas = () => import('./otp.schemas.ts');
import type {
  ErrorPayload,
  OtpRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getSendOtpUrl = () => {




  return `/api/v1/otp/send`
}

/**
 * Отправляет одноразовый код на телефон из профиля. Код действует 5 минут и только у того, кто его просил; попыток пять. Не чаще раза в минуту и пяти раз в час — иначе 429 с Retry-After. Без телефона в профиле — 422 NoPhone.
 * @summary Прислать код
 */
export const sendOtp = async (otpRequest: OtpRequest, options?: Parameters<typeof http>[1]): Promise<OtpSent> => {

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
return http<OtpSent>(getSendOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(otpRequest),
    schema: async () => (await schemas()).OtpSent
  }
);}





export const getSendOtpMutationKey = () => ['sendOtp'] as const;

export const getSendOtpMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOtp>>, TError,SendOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendOtp>>, TError,SendOtpMutationVariables, TContext> => {

const mutationKey = getSendOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendOtp>>, SendOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendOtpMutationResult = NonNullable<Awaited<ReturnType<typeof sendOtp>>>
    export type SendOtpMutationBody = OtpRequest
    export type SendOtpMutationError = ErrorType<ErrorPayload>
    export type SendOtpMutationVariables = {data: OtpRequest}

    /**
 * @summary Прислать код
 */
export const useSendOtp = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOtp>>, TError,SendOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendOtp>>,
        TError,
        SendOtpMutationVariables,
        TContext
      > => {
      return useMutation(getSendOtpMutationOptions(options), queryClient);
    }
