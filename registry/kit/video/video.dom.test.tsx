import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type OnPlayback, Video } from './video.tsx';

const SOURCE = 'https://media.example/market.mp4';

function renderVideo() {
  const onPlayback = vi.fn<OnPlayback>();
  const { unmount } = render(
    <Video addresses={{ original: SOURCE }} label="Market" onPlayback={onPlayback} />,
  );
  const video = screen.getByLabelText<HTMLVideoElement>('Market');
  // jsdom plays nothing, so it has no present source.
  Object.defineProperty(video, 'currentSrc', { value: SOURCE });
  const happened = () => onPlayback.mock.calls.map(([playback]) => playback);
  return { video, onPlayback, happened, unmount };
}

describe('Video', () => {
  test('MD-004 says once that it started, however often it is played', () => {
    const { video, onPlayback } = renderVideo();

    for (let times = 0; times < 3; times += 1) fireEvent.play(video);

    expect(onPlayback.mock.calls).toEqual([['started', SOURCE]]);
  });

  test('MD-005 says each time that it was paused', () => {
    const { video, happened } = renderVideo();

    for (let times = 0; times < 2; times += 1) {
      fireEvent.play(video);
      fireEvent.pause(video);
    }

    expect(happened()).toEqual(['started', 'paused', 'paused']);
  });

  test('MD-006 says that it ended, and not that it was paused before', () => {
    const { video, happened } = renderVideo();

    fireEvent.play(video);
    Object.defineProperty(video, 'ended', { value: true });
    fireEvent.pause(video);
    fireEvent.ended(video);

    expect(happened()).toEqual(['started', 'ended']);
  });

  test('MD-007 says that it was closed when it goes away', () => {
    const { video, happened, unmount } = renderVideo();

    fireEvent.play(video);
    unmount();

    expect(happened()).toEqual(['started', 'closed']);
  });

  test('MD-007 says once that it was closed when the page is left', () => {
    const { video, onPlayback, unmount } = renderVideo();

    fireEvent.play(video);
    fireEvent(window, new Event('pagehide'));
    unmount();

    expect(onPlayback.mock.calls).toEqual([
      ['started', SOURCE],
      ['closed', SOURCE],
    ]);
  });

  test('MD-007 a video that never started is not closed either', () => {
    const { happened, unmount } = renderVideo();

    unmount();

    expect(happened()).toEqual([]);
  });

  test('loads nothing before it is played, and has controls', () => {
    const { video } = renderVideo();

    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('controls');
  });

  test('its poster is asked for at the size of a large card', () => {
    const poster = { original: '/a.png', transformBaseUrl: '/a.png', alt: '' };

    render(<Video addresses={{ original: SOURCE }} label="Market" poster={poster} />);

    expect(screen.getByLabelText('Market').getAttribute('poster')).toContain(
      'width:720,height:391',
    );
  });

  test('MD-018 where none of its sources plays, its words take its place', () => {
    const addresses = { '480p': '/small.webm', '1080p': '/large.webm' };
    const { container } = render(<Video addresses={addresses} transcript="A jar fills." />);
    const sources = [...container.querySelectorAll('source')];

    fireEvent.error(sources[0] ?? container);
    expect(screen.queryByText('A jar fills.')).toBeNull();
    fireEvent.error(sources.at(-1) ?? container);

    expect(screen.getByText('A jar fills.')).toBeVisible();
    expect(container.querySelector('video')).toBeNull();
  });
});
