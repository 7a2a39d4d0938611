/** Runs programs one after the other in one process, which loads the clients once. */
process.on('message', async ({ file, variables }) => {
  Object.assign(process.env, variables);
  const fault = await import(file).then(
    () => '',
    (error) => `${error.statusCode ?? 0} ${error.stack ?? error}`,
  );
  process.send(fault);
});
