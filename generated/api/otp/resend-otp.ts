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
  OtpResendRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getResendOtpUrl = () => {




  return `/api/v1/otp/resend`
}

/**
 * Отправляет новый код вместо прежнего: прежние код и токен больше не действуют, в ответе новый токен. Годится и после исчерпанных попыток, и после истечения. Неизвестный, чужой или уже использованный токен — 404.
 * @summary Прислать код ещё раз
 */
export const resendOtp = async (otpResendRequest: OtpResendRequest, options?: Parameters<typeof http>[1]): Promise<OtpSent> => {

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
return http<OtpSent>(getResendOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(otpResendRequest),
    schema: async () => (await schemas()).OtpSent
  }
);}





export const getResendOtpMutationKey = () => ['resendOtp'] as const;

export const getResendOtpMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendOtp>>, TError,ResendOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendOtp>>, TError,ResendOtpMutationVariables, TContext> => {

const mutationKey = getResendOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendOtp>>, ResendOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendOtpMutationResult = NonNullable<Awaited<ReturnType<typeof resendOtp>>>
    export type ResendOtpMutationBody = OtpResendRequest
    export type ResendOtpMutationError = ErrorType<ErrorPayload>
    export type ResendOtpMutationVariables = {data: OtpResendRequest}

    /**
 * @summary Прислать код ещё раз
 */
export const useResendOtp = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendOtp>>, TError,ResendOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendOtp>>,
        TError,
        ResendOtpMutationVariables,
        TContext
      > => {
      return useMutation(getResendOtpMutationOptions(options), queryClient);
    }
