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
  FinDocsRecipients
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListFinDocsRecipientsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients`
}

/**
 * Кому присылают счета, УПД, акты сверки и договоры; не листаются.
 * @summary Получатели финансовых документов
 */
export const listFinDocsRecipients = async (id: string, options?: Parameters<typeof http>[1]): Promise<FinDocsRecipients> => {

  return http<FinDocsRecipients>(getListFinDocsRecipientsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).FinDocsRecipients
  }
);}





export const getListFinDocsRecipientsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'finDocsRecipients'
    ] as const;
    }


export const getListFinDocsRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinDocsRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinDocsRecipients>>> = ({ signal }) => listFinDocsRecipients(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFinDocsRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listFinDocsRecipients>>>
export type ListFinDocsRecipientsQueryError = ErrorType<ErrorPayload>


export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinDocsRecipients>>,
          TError,
          Awaited<ReturnType<typeof listFinDocsRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinDocsRecipients>>,
          TError,
          Awaited<ReturnType<typeof listFinDocsRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели финансовых документов
 */

export function useListFinDocsRecipients<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinDocsRecipientsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Получатели финансовых документов
 */
export const prefetchListFinDocsRecipientsQuery = async <TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFinDocsRecipientsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFinDocsRecipients} query
 */
export const invalidateListFinDocsRecipients = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFinDocsRecipientsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Получатели финансовых документов
 */
export const useSetListFinDocsRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listFinDocsRecipients>> | undefined | ((old: Awaited<ReturnType<typeof listFinDocsRecipients>> | undefined) => Awaited<ReturnType<typeof listFinDocsRecipients>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listFinDocsRecipients>>>({ exact: $exactMatch, queryKey: getListFinDocsRecipientsQueryKey(id) }, updater);
  };
}

/**
 * @summary Получатели финансовых документов
 */
export const useGetListFinDocsRecipientsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listFinDocsRecipients>>>(getListFinDocsRecipientsQueryKey(id));
}


export const getListFinDocsRecipientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinDocsRecipientsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinDocsRecipients>>> = ({ signal }) => listFinDocsRecipients(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFinDocsRecipientsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFinDocsRecipients>>>
export type ListFinDocsRecipientsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Получатели финансовых документов
 */

export function useListFinDocsRecipientsSuspense<TData = Awaited<ReturnType<typeof listFinDocsRecipients>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinDocsRecipients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinDocsRecipientsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






