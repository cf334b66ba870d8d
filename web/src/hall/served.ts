/** A hall that somebody serves: asked by HTTP, and a table's line is a WebSocket. */
import { HallState, type Hall, type Line, type LineEvents } from "./hall.svelte";

const state = new HallState();
state.opening.open = true;

function line(id: string, { opened, told, closed }: LineEvents): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${id}/line`);
  socket.onopen = () => opened();
  socket.onmessage = ({ data }) => told(data as string);
  socket.onclose = ({ code, reason }) => closed(code, reason);
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

export const hall: Hall = {
  shared: true,
  state,
  fetch: (path, init) => fetch(path, init),
  line,
  begin() {},
  renew() {},
};
