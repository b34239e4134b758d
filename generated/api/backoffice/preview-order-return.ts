import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  RefundPreview
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  RefundSelection
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getPreviewOrderReturnUrl = (id: string,) => {




  return `/api/v1/backoffice/orders/${encodeURIComponent(String(id))}/return/preview`
}

/**
 * Считает возврат, ничего не меняя; оформляет его шаг ReturnPart с теми же `items`. Товара в заказе нет — 404, штук больше, чем можно вернуть, — 422; заказ не получен или возвращён весь — 409 NotAllowed или AlreadyExists.
 * @summary Что вернётся за часть заказа
 */
export const previewOrderReturn = async (id: string,
    refundSelection: RefundSelection, options?: Parameters<typeof http>[1]): Promise<RefundPreview> => {

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
return http<RefundPreview>(getPreviewOrderReturnUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refundSelection),
    schema: async () => (await schemas()).RefundPreview
  }
);}





export const getPreviewOrderReturnQueryKey = (id: string,
    refundSelection?: RefundSelection,) => {
    return [
    'POST', 'api','v1','backoffice','orders',id,'return','preview', refundSelection
    ] as const;
    }


export const getPreviewOrderReturnQueryOptions = <TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewOrderReturnQueryKey(id,refundSelection);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewOrderReturn>>> = ({ signal }) => previewOrderReturn(id,refundSelection, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewOrderReturnQueryResult = NonNullable<Awaited<ReturnType<typeof previewOrderReturn>>>
export type PreviewOrderReturnQueryError = ErrorType<ErrorPayload>


export function usePreviewOrderReturn<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewOrderReturn>>,
          TError,
          Awaited<ReturnType<typeof previewOrderReturn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewOrderReturn<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewOrderReturn>>,
          TError,
          Awaited<ReturnType<typeof previewOrderReturn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewOrderReturn<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что вернётся за часть заказа
 */

export function usePreviewOrderReturn<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewOrderReturnQueryOptions(id,refundSelection,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Что вернётся за часть заказа
 */
export const prefetchPreviewOrderReturnQuery = async <TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getPreviewOrderReturnQueryOptions(id,refundSelection,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link usePreviewOrderReturn} query
 */
export const invalidatePreviewOrderReturn = async (
 queryClient: QueryClient, id: string,
    refundSelection: RefundSelection, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPreviewOrderReturnQueryKey(id,refundSelection) }, options);

  return queryClient;
}

/**
 * @summary Что вернётся за часть заказа
 */
export const useSetPreviewOrderReturnQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    refundSelection: RefundSelection | undefined,updater: Awaited<ReturnType<typeof previewOrderReturn>> | undefined | ((old: Awaited<ReturnType<typeof previewOrderReturn>> | undefined) => Awaited<ReturnType<typeof previewOrderReturn>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof previewOrderReturn>>>({ exact: $exactMatch, queryKey: getPreviewOrderReturnQueryKey(id,refundSelection) }, updater);
  };
}

/**
 * @summary Что вернётся за часть заказа
 */
export const useGetPreviewOrderReturnQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    refundSelection: RefundSelection,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof previewOrderReturn>>>(getPreviewOrderReturnQueryKey(id,refundSelection));
}


export const getPreviewOrderReturnSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewOrderReturnQueryKey(id,refundSelection);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewOrderReturn>>> = ({ signal }) => previewOrderReturn(id,refundSelection, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PreviewOrderReturnSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof previewOrderReturn>>>
export type PreviewOrderReturnSuspenseQueryError = ErrorType<ErrorPayload>


export function usePreviewOrderReturnSuspense<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewOrderReturnSuspense<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewOrderReturnSuspense<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что вернётся за часть заказа
 */

export function usePreviewOrderReturnSuspense<TData = Awaited<ReturnType<typeof previewOrderReturn>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewOrderReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewOrderReturnSuspenseQueryOptions(id,refundSelection,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






