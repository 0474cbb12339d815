// Time as the ceremony sees it: it is handed in, so that whoever tries it out need not wait.

export interface Clock {
  after(ms: number, then: () => void): () => void; // returns how to call it off
}

export const realClock: Clock = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
